package zugwerk.testkit;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

final class FaultyChannel extends FileChannel {

  private final FaultyDisk disk;
  private final FileChannel channel;

  FaultyChannel(FaultyDisk disk, FileChannel channel) {
    this.disk = disk;
    this.channel = channel;
  }

  private interface Write {
    int write(ByteBuffer bytes) throws IOException;
  }

  private int write(ByteBuffer bytes, Write write) throws IOException {
    if (disk.failsNow()) {
      write.write(bytes.duplicate().limit(bytes.position() + bytes.remaining() / 2));
      throw new IOException(FaultyDisk.REASON);
    }
    return write.write(bytes);
  }

  @Override
  public int write(ByteBuffer bytes) throws IOException {
    return write(bytes, channel::write);
  }

  @Override
  public int write(ByteBuffer bytes, long position) throws IOException {
    return write(bytes, some -> channel.write(some, position));
  }

  @Override
  public long write(ByteBuffer[] bytes, int offset, int length) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int read(ByteBuffer bytes) throws IOException {
    return channel.read(bytes);
  }

  @Override
  public int read(ByteBuffer bytes, long position) throws IOException {
    return channel.read(bytes, position);
  }

  @Override
  public long read(ByteBuffer[] bytes, int offset, int length) throws IOException {
    return channel.read(bytes, offset, length);
  }

  @Override
  public long position() throws IOException {
    return channel.position();
  }

  @Override
  public FileChannel position(long position) throws IOException {
    channel.position(position);
    return this;
  }

  @Override
  public long size() throws IOException {
    return channel.size();
  }

  @Override
  public FileChannel truncate(long size) throws IOException {
    disk.operation();
    channel.truncate(size);
    return this;
  }

  @Override
  public void force(boolean metaData) throws IOException {
    disk.operation();
    channel.force(metaData);
  }

  @Override
  public long transferTo(long position, long count, WritableByteChannel target) throws IOException {
    return channel.transferTo(position, count, target);
  }

  @Override
  public long transferFrom(ReadableByteChannel source, long position, long count) throws IOException {
    disk.operation();
    return channel.transferFrom(source, position, count);
  }

  @Override
  public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
    return channel.map(mode, position, size);
  }

  @Override
  public FileLock lock(long position, long size, boolean shared) throws IOException {
    disk.operation();
    return channel.lock(position, size, shared);
  }

  @Override
  public FileLock tryLock(long position, long size, boolean shared) throws IOException {
    disk.operation();
    return channel.tryLock(position, size, shared);
  }

  @Override
  protected void implCloseChannel() throws IOException {
    channel.close();
  }
}
