/** How one entry of the error catalogue is covered. */
export type Fate =
  /** The kernel or session throws it with this sentence. `thrown`: when a wallet has thrown this value. */
  | { readonly kind: 'here'; readonly code: string; readonly sentence: string; readonly thrown?: object }
  /** Another package of this repository throws or displays it with this sentence, also as these texts of its views. */
  | {
      readonly kind: 'elsewhere'
      readonly plugin: string
      readonly code: string
      readonly sentence: string
      readonly shown?: readonly string[]
    }
  /** What the user sees is this text of a plugin, by its key. */
  | { readonly kind: 'text'; readonly key: string; readonly sentence: string }
  /** The entry is a rule, not an error. */
  | { readonly kind: 'rule'; readonly holds: () => boolean }
  /** The error cannot occur, or something else is shown: a deviation, with its reason. */
  | { readonly kind: 'never'; readonly because: string }

export interface SpecError {
  /** The text of the error, or a short description if the catalogue has no text for it. */
  readonly text: string
  readonly fate: Fate
}

/** The catalogue has the sentence. */
export const says = (text: string, code: string): SpecError => described(text, code, text)
/** The catalogue has a description or a number, and the sentence is ours. */
export const described = (text: string, code: string, sentence: string): SpecError => ({
  text,
  fate: { kind: 'here', code, sentence },
})
export const inPackage = (
  plugin: string,
  text: string,
  code: string,
  { sentence = text, shown = [] }: { readonly sentence?: string; readonly shown?: readonly string[] } = {},
): SpecError => ({ text, fate: { kind: 'elsewhere', plugin, code, sentence, shown } })
export const maps = (text: string, code: string, sentence: string, thrown: object): SpecError => ({
  text,
  fate: { kind: 'here', code, sentence, thrown },
})
export const shownAs = (text: string, key: string, sentence: string = text): SpecError => ({
  text,
  fate: { kind: 'text', key, sentence },
})
export const never = (text: string, because: string): SpecError => ({
  text,
  fate: { kind: 'never', because },
})
