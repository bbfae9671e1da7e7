package zugwerk.web.substitute;

final class MethodHandles {

  private MethodHandles() {}

  public static VarHandle arrayElementVarHandle(Class<?> array) {
    return new VarHandle();
  }
}
