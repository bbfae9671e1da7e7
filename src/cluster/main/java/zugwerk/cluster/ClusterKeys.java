package zugwerk.cluster;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.SecureRandom;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zugwerk.work.CannotWriteException;
import zugwerk.work.InputException;
import zugwerk.work.Reason;
import zugwerk.work.SafeFile;

/**
 * Creates the keys of a private cluster with keytool, which is part of Java: an authority, and a certificate that all
 * machines share. Only machines with this certificate may connect.
 */
public final class ClusterKeys {

  private static final String AUTHORITY = "authority.p12";
  private static final String SCRATCH = ".zugwerk-";
  private static final String ERROR = "keytool error: ";
  private static final String AUTHORITY_ALIAS = "authority";
  private static final String MACHINE_ALIAS = "machine";
  private static final String VALIDITY = "3650";
  private static final int PASSWORD_BYTES = 24;
  private static final Pattern HOST = Pattern.compile("[A-Za-z0-9*][A-Za-z0-9.*-]*|[0-9A-Fa-f:.]+");
  private static final Pattern ADDRESS = Pattern.compile("[0-9.]+|.*:.*");

  private ClusterKeys() {}

  /**
   * Creates the keys, or a new certificate if the folder has an authority already.
   *
   * @param hosts names and addresses of machines, besides this one and those that the certificate has
   * @return all names and addresses in the certificate
   * @throws InputException in one sentence, if a host is invalid or the folder contains other files
   * @throws CannotWriteException in one sentence, if the keys cannot be created or written
   */
  public static List<String> make(Path folder, List<String> hosts) {
    List<String> names = new ArrayList<>(List.of("localhost", "127.0.0.1", "::1"));
    name().ifPresent(names::add);
    hosts.forEach(host -> names.add(checked(host)));
    try {
      boolean again = Files.exists(folder.resolve(AUTHORITY));
      if (!again) {
        begin(folder);
      }
      String password = Files.readString(folder.resolve(KeyFolder.PASSWORD)).strip();
      if (again) {
        names.addAll(known(folder, password));
      }
      List<String> different = different(names);
      sweep(folder);
      // Keytool changes stores in place, so it gets a copy; the authority itself is written once and never again.
      Path scratch = Files.createTempDirectory(folder, SCRATCH);
      try {
        fill(folder, scratch, password, different);
      } finally {
        clear(scratch);
      }
      return different;
    } catch (CannotWriteException fault) {
      throw new CannotWriteException(folder + ": the keys cannot be made: " + Reason.of(fault),
          new IOException(fault));
    } catch (IOException | GeneralSecurityException fault) {
      throw new CannotWriteException(folder + ": the keys cannot be made (" + Reason.of(fault) + ")",
          fault instanceof IOException known ? known : new IOException(fault));
    }
  }

  private static void fill(Path folder, Path scratch, String password, List<String> names)
      throws IOException, GeneralSecurityException {
    Path copy = scratch.resolve(AUTHORITY);
    Path secret = folder.resolve(KeyFolder.PASSWORD);
    if (Files.exists(folder.resolve(AUTHORITY))) {
      Files.copy(folder.resolve(AUTHORITY), copy);
    } else {
      keytool(copy, secret, "-genkeypair", "-alias", AUTHORITY_ALIAS, "-dname", "CN=Zugwerk cluster authority", "-ext",
          "bc:c=ca:true", "-ext", "ku:c=keyCertSign");
      SafeFile.writeSecret(folder.resolve(AUTHORITY), Files.readAllBytes(copy));
    }
    keytool(copy, secret, "-genkeypair", "-alias", MACHINE_ALIAS, "-dname", "CN=Zugwerk cluster machine", "-signer",
        AUTHORITY_ALIAS, "-ext", "ku:c=digitalSignature", "-ext", "eku=serverAuth,clientAuth", "-ext",
        "san=" + names.stream().map(ClusterKeys::alternative).collect(Collectors.joining(",")));
    share(load(copy, password), folder, password.toCharArray());
  }

  /** A killed call leaves a copy of the authority. */
  private static void sweep(Path folder) throws IOException {
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, SCRATCH + "*")) {
      for (Path left : found) {
        if (Files.isDirectory(left, LinkOption.NOFOLLOW_LINKS) && SafeFile.isStray(left)) {
          clear(left);
        }
      }
    }
  }

  private static void clear(Path scratch) throws IOException {
    try (Stream<Path> files = Files.list(scratch)) {
      for (Path file : files.toList()) {
        Files.deleteIfExists(file);
      }
    }
    Files.deleteIfExists(scratch);
  }

  private static Optional<String> name() {
    try {
      return Optional.of(InetAddress.getLocalHost().getHostName()).filter(HOST.asMatchPredicate());
    } catch (UnknownHostException _) {
      return Optional.empty();
    }
  }

  private static String checked(String host) {
    if (!HOST.matcher(host).matches()) {
      throw new InputException("'{0}' is neither the name nor the address of a machine", host);
    }
    return host;
  }

  /** Each machine once, by its first spelling: a certificate has ::1 as 0:0:0:0:0:0:0:1. */
  private static List<String> different(List<String> names) {
    SequencedMap<String, String> spellings = new LinkedHashMap<>();
    names.forEach(name -> spellings.putIfAbsent(canonical(name), name));
    return List.copyOf(spellings.values());
  }

  private static String canonical(String name) {
    if (ADDRESS.matcher(name).matches()) {
      try {
        return InetAddress.ofLiteral(name).getHostAddress();
      } catch (IllegalArgumentException _) {
        // Keytool refuses it.
        return name;
      }
    }
    return name.toLowerCase(Locale.ROOT);
  }

  private static String alternative(String name) {
    return (ADDRESS.matcher(name).matches() ? "ip:" : "dns:") + name;
  }

  /** Without an authority, a password is what an interrupted first call left. */
  private static void begin(Path folder) throws IOException {
    Files.createDirectories(folder);
    try (var content = Files.list(folder)) {
      if (content.map(file -> file.getFileName().toString())
          .anyMatch(name -> !name.equals(KeyFolder.PASSWORD) && !name.startsWith(SCRATCH))) {
        throw new InputException("{0}: is not empty, and has no {1}", folder, AUTHORITY);
      }
    }
    @Nullable PosixFileAttributeView view = Files.getFileAttributeView(folder, PosixFileAttributeView.class);
    if (view != null) {
      view.setPermissions(PosixFilePermissions.fromString("rwx------"));
    }
    byte[] bytes = new byte[PASSWORD_BYTES];
    new SecureRandom().nextBytes(bytes);
    SafeFile.writeSecret(folder.resolve(KeyFolder.PASSWORD),
        (HexFormat.of().formatHex(bytes) + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private static List<String> known(Path folder, String password) throws IOException, GeneralSecurityException {
    List<String> names = new ArrayList<>();
    if (!Files.exists(folder.resolve(KeyFolder.OWN))) {
      // The first call was interrupted behind the authority.
      return names;
    }
    if (load(folder.resolve(KeyFolder.OWN), password).getCertificate(MACHINE_ALIAS) instanceof X509Certificate own
        && own.getSubjectAlternativeNames() != null) {
      own.getSubjectAlternativeNames().forEach(name -> names.add(String.valueOf(name.get(1))));
    }
    return names;
  }

  /** The authority's key stays in this folder; machines get their own key and the authority's certificate. */
  private static void share(KeyStore all, Path folder, char[] secret) throws IOException, GeneralSecurityException {
    Certificate[] chain = all.getCertificateChain(MACHINE_ALIAS);
    KeyStore own = empty();
    own.setKeyEntry(MACHINE_ALIAS, all.getKey(MACHINE_ALIAS, secret), secret, chain);
    KeyStore trusted = empty();
    trusted.setCertificateEntry(AUTHORITY_ALIAS, chain[chain.length - 1]);
    store(trusted, folder.resolve(KeyFolder.TRUSTED), secret);
    store(own, folder.resolve(KeyFolder.OWN), secret);
  }

  private static KeyStore empty() throws IOException, GeneralSecurityException {
    KeyStore store = KeyStore.getInstance("PKCS12");
    store.load(null, null);
    return store;
  }

  private static KeyStore load(Path file, String password) throws IOException, GeneralSecurityException {
    KeyStore store = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      store.load(in, password.toCharArray());
    }
    return store;
  }

  private static void store(KeyStore store, Path file, char[] secret) throws IOException, GeneralSecurityException {
    var out = new ByteArrayOutputStream();
    store.store(out, secret);
    SafeFile.writeSecret(file, out.toByteArray());
  }

  private static void keytool(Path store, Path secret, String... arguments) throws IOException {
    Path tool = Path.of(System.getProperty("java.home"), "bin", "keytool");
    if (!Files.isExecutable(tool) && !Files.isExecutable(tool.resolveSibling("keytool.exe"))) {
      throw new IOException("this Java has no keytool, which a JDK has");
    }
    List<String> call = new ArrayList<>(List.of(tool.toString(), "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"));
    call.addAll(List.of(arguments));
    call.addAll(List.of("-keyalg", "EC", "-groupname", "secp256r1", "-validity", VALIDITY, "-storetype", "PKCS12",
        "-keystore", store.toString(), "-storepass:file", secret.toString()));
    Process process = new ProcessBuilder(call).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (process.waitFor() != 0) {
        // The lines before it report what it was doing.
        List<String> lines = output.strip().lines().map(String::strip).toList();
        throw new IOException("keytool: " + lines.stream().filter(line -> line.startsWith(ERROR)).findFirst()
            .map(line -> line.substring(ERROR.length())).orElse(lines.isEmpty() ? "nothing" : lines.getLast()));
      }
    } catch (InterruptedException fault) {
      Thread.currentThread().interrupt();
      throw new IOException("the call of keytool was interrupted", fault);
    }
  }
}
