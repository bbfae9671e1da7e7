package zugwerk.index;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/**
 * What shows without reading a file that it has changed.
 *
 * @param stamp size, times and identity; differs if the file was written, replaced, or got another time
 * @param changed the latest of its times, in milliseconds
 */
record FileState(String stamp, long changed) {

  /** Of a file that cannot be read. */
  static final FileState NONE = new FileState("", -1);

  /**
   * A file that changed less than this before it was read may change again with the same stamp. In milliseconds.
   */
  private static final long UNSURE = 2000;

  /** On Unix, the time of the last change of a file cannot be set back, unlike that of its content. */
  static FileState of(Path file) throws IOException {
    BasicFileAttributes basic = Files.readAttributes(file, BasicFileAttributes.class);
    FileTime written = basic.lastModifiedTime();
    FileTime changed = basic.creationTime();
    String identity = String.valueOf(basic.fileKey());
    if (file.getFileSystem().supportedFileAttributeViews().contains("unix")) {
      Map<String, Object> unix = Files.readAttributes(file, "unix:ctime,ino");
      changed = (FileTime) Objects.requireNonNull(unix.get("ctime"));
      identity = String.valueOf(unix.get("ino"));
    }
    return new FileState(basic.size() + " " + written.to(TimeUnit.NANOSECONDS) + " "
        + changed.to(TimeUnit.NANOSECONDS) + " " + identity, Math.max(written.toMillis(), changed.toMillis()));
  }

  /** Whether the content is surely that of the time when it was read in this state. */
  boolean isSettled(long readAt) {
    return changed <= readAt - UNSURE;
  }
}
