package zugwerk.testkit;

import static zugwerk.testkit.FaultyDisk.real;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Forwards to the default file system, counting the operations that change files. */
final class FaultyProvider extends FileSystemProvider {

  private static final Set<StandardOpenOption> WRITING = Set.of(StandardOpenOption.WRITE, StandardOpenOption.APPEND,
      StandardOpenOption.CREATE, StandardOpenOption.CREATE_NEW);

  private final FileSystemProvider provider = FileSystems.getDefault().provider();
  private final FaultyDisk disk;

  FaultyProvider(FaultyDisk disk) {
    this.disk = disk;
  }

  @Override
  public String getScheme() {
    return "faulty";
  }

  @Override
  public FileSystem newFileSystem(URI uri, Map<String, ?> environment) {
    throw new UnsupportedOperationException();
  }

  @Override
  public FileSystem getFileSystem(URI uri) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Path getPath(URI uri) {
    throw new UnsupportedOperationException();
  }

  @Override
  public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    if (options.stream().anyMatch(WRITING::contains)) {
      disk.operation();
    }
    return new FaultyChannel(disk, provider.newFileChannel(real(path), options, attributes));
  }

  @Override
  public SeekableByteChannel newByteChannel(Path path, Set<? extends OpenOption> options,
      FileAttribute<?>... attributes) throws IOException {
    return newFileChannel(path, options, attributes);
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(Path folder, DirectoryStream.Filter<? super Path> filter)
      throws IOException {
    DirectoryStream<Path> found = provider.newDirectoryStream(real(folder), path -> filter.accept(disk.path(path)));
    return new DirectoryStream<>() {
      @Override
      public Iterator<Path> iterator() {
        return StreamSupport.stream(found.spliterator(), false).map(disk::path).iterator();
      }

      @Override
      public void close() throws IOException {
        found.close();
      }
    };
  }

  @Override
  public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
    disk.operation();
    provider.createDirectory(real(folder), attributes);
  }

  @Override
  public void delete(Path path) throws IOException {
    disk.operation();
    provider.delete(real(path));
  }

  @Override
  public void copy(Path source, Path target, CopyOption... options) throws IOException {
    disk.operation();
    provider.copy(real(source), real(target), options);
  }

  @Override
  public void move(Path source, Path target, CopyOption... options) throws IOException {
    disk.operation();
    provider.move(real(source), real(target), options);
  }

  @Override
  public boolean isSameFile(Path one, Path other) throws IOException {
    return provider.isSameFile(real(one), real(other));
  }

  @Override
  public boolean isHidden(Path path) throws IOException {
    return provider.isHidden(real(path));
  }

  @Override
  public FileStore getFileStore(Path path) throws IOException {
    return provider.getFileStore(real(path));
  }

  @Override
  public void checkAccess(Path path, AccessMode... modes) throws IOException {
    provider.checkAccess(real(path), modes);
  }

  @Override
  public <V extends FileAttributeView> @Nullable V getFileAttributeView(Path path, Class<V> type,
      LinkOption... options) {
    return provider.getFileAttributeView(real(path), type, options);
  }

  @Override
  public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
      throws IOException {
    return provider.readAttributes(real(path), type, options);
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options) throws IOException {
    return provider.readAttributes(real(path), attributes, options);
  }

  @Override
  public void setAttribute(Path path, String attribute, Object value, LinkOption... options) throws IOException {
    disk.operation();
    provider.setAttribute(real(path), attribute, value, options);
  }
}
