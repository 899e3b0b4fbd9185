/** The type that a recipe works on: the state with `readonly` removed at every depth. */
export type Draft<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { -readonly [Key in keyof T]: Draft<T[Key]> }
    : T
