/** What a recipe works on: the state with its `readonly` taken off, all the way down. */
export type Draft<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { -readonly [Key in keyof T]: Draft<T[Key]> }
    : T
