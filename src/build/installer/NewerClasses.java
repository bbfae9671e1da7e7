import java.io.IOException;
import java.io.OutputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Copies a jar, with class files of Java 5 turned into those of Java 8: java NewerClasses.java FROM TO. An AOT cache
 * cannot hold class files without stack maps, so that a library such as picocli is loaded and verified at every start.
 */
void main(String[] arguments) throws IOException {
  Path from = Path.of(arguments[0]);
  try (URLClassLoader library = new URLClassLoader(new URL[] {from.toUri().toURL()});
      ZipFile in = new ZipFile(from.toFile());
      OutputStream file = Files.newOutputStream(Path.of(arguments[1]));
      ZipOutputStream out = new ZipOutputStream(file)) {
    ClassFile classes = ClassFile.of(ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
        ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(library)));
    for (ZipEntry entry : Collections.list(in.entries())) {
      byte[] content = in.getInputStream(entry).readAllBytes();
      out.putNextEntry(entry.isDirectory() ? entry : new ZipEntry(entry.getName()));
      out.write(entry.getName().endsWith(".class") ? newer(content, classes) : content);
    }
  }
}

byte[] newer(byte[] content, ClassFile classes) {
  ClassModel old = classes.parse(content);
  return old.majorVersion() >= ClassFile.JAVA_6_VERSION ? content : classes.transformClass(old,
      ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL).andThen((builder, element) -> builder
          .with(element instanceof ClassFileVersion ? ClassFileVersion.of(ClassFile.JAVA_8_VERSION, 0) : element)));
}
