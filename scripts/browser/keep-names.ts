/** tsx marks the functions it compiles with a helper of its own, which a page does not have. */
export const keepNames = 'globalThis.__name = (value) => value'
