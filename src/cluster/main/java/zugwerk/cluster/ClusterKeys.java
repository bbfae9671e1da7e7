package zugwerk.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import zugwerk.work.CannotWriteException;
import zugwerk.work.Reason;

/**
 * Creates the keys of a private cluster with keytool, which is part of Java: an authority, and a certificate that all
 * machines share. Only machines with this certificate may connect.
 */
public final class ClusterKeys {

  private static final String AUTHORITY = "authority.p12";
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
   * @throws IllegalArgumentException in one sentence, if a host is invalid or the folder contains other files
   * @throws CannotWriteException in one sentence, if the keys cannot be created or written
   */
  public static List<String> make(Path folder, List<String> hosts) {
    SequencedSet<String> names = new LinkedHashSet<>(List.of("localhost", "127.0.0.1", "::1"));
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
      } else {
        keytool(folder, "-genkeypair", "-alias", AUTHORITY_ALIAS, "-dname", "CN=Zugwerk cluster authority", "-ext",
            "bc:c=ca:true", "-ext", "ku:c=keyCertSign");
      }
      keytool(folder, "-genkeypair", "-alias", MACHINE_ALIAS, "-dname", "CN=Zugwerk cluster machine", "-signer",
          AUTHORITY_ALIAS, "-ext", "ku:c=digitalSignature", "-ext", "eku=serverAuth,clientAuth", "-ext",
          "san=" + names.stream().map(ClusterKeys::alternative).collect(Collectors.joining(",")));
      share(folder, password);
      return List.copyOf(names);
    } catch (IOException | GeneralSecurityException fault) {
      throw new CannotWriteException(folder + ": the keys cannot be made (" + Reason.of(fault) + ")",
          fault instanceof IOException known ? known : new IOException(fault));
    }
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
      throw new IllegalArgumentException("'" + host + "' is neither the name nor the address of a machine");
    }
    return host;
  }

  private static String alternative(String name) {
    return (ADDRESS.matcher(name).matches() ? "ip:" : "dns:") + name;
  }

  private static void begin(Path folder) throws IOException {
    Files.createDirectories(folder);
    try (var content = Files.list(folder)) {
      if (content.findAny().isPresent()) {
        throw new IllegalArgumentException(folder + ": is not empty, and has no " + AUTHORITY);
      }
    }
    own(folder, "rwx------");
    byte[] bytes = new byte[PASSWORD_BYTES];
    new SecureRandom().nextBytes(bytes);
    Path password = Files.writeString(folder.resolve(KeyFolder.PASSWORD), HexFormat.of().formatHex(bytes) + "\n");
    own(password, "rw-------");
  }

  /** Removes the rights of other users, if the file system has them. */
  private static void own(Path path, String rights) throws IOException {
    @Nullable PosixFileAttributeView view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
    if (view != null) {
      view.setPermissions(PosixFilePermissions.fromString(rights));
    }
  }

  private static List<String> known(Path folder, String password) throws IOException, GeneralSecurityException {
    List<String> names = new ArrayList<>();
    if (load(folder.resolve(KeyFolder.OWN), password).getCertificate(MACHINE_ALIAS) instanceof X509Certificate own
        && own.getSubjectAlternativeNames() != null) {
      own.getSubjectAlternativeNames().forEach(name -> names.add(String.valueOf(name.get(1))));
    }
    return names;
  }

  /** The authority's key stays in this folder; machines get their own key and the authority's certificate. */
  private static void share(Path folder, String password) throws IOException, GeneralSecurityException {
    KeyStore all = load(folder.resolve(AUTHORITY), password);
    char[] secret = password.toCharArray();
    Certificate[] chain = all.getCertificateChain(MACHINE_ALIAS);
    KeyStore own = empty();
    own.setKeyEntry(MACHINE_ALIAS, all.getKey(MACHINE_ALIAS, secret), secret, chain);
    store(own, folder.resolve(KeyFolder.OWN), secret);
    KeyStore trusted = empty();
    trusted.setCertificateEntry(AUTHORITY_ALIAS, chain[chain.length - 1]);
    store(trusted, folder.resolve(KeyFolder.TRUSTED), secret);
    all.deleteEntry(MACHINE_ALIAS);
    store(all, folder.resolve(AUTHORITY), secret);
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
    try (OutputStream out = Files.newOutputStream(file)) {
      store.store(out, secret);
    }
    own(file, "rw-------");
  }

  private static void keytool(Path folder, String... arguments) throws IOException {
    Path tool = Path.of(System.getProperty("java.home"), "bin", "keytool");
    if (!Files.isExecutable(tool) && !Files.isExecutable(tool.resolveSibling("keytool.exe"))) {
      throw new IOException("this Java has no keytool, which a JDK has");
    }
    List<String> call = new ArrayList<>(List.of(tool.toString(), "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"));
    call.addAll(List.of(arguments));
    call.addAll(List.of("-keyalg", "EC", "-groupname", "secp256r1", "-validity", VALIDITY, "-storetype", "PKCS12",
        "-keystore", folder.resolve(AUTHORITY).toString(), "-storepass:file",
        folder.resolve(KeyFolder.PASSWORD).toString()));
    Process process = new ProcessBuilder(call).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      if (process.waitFor() != 0) {
        throw new IOException("keytool: " + output.strip().lines().findFirst().orElse("nothing"));
      }
    } catch (InterruptedException fault) {
      Thread.currentThread().interrupt();
      throw new IOException("the call of keytool was interrupted", fault);
    }
  }
}
