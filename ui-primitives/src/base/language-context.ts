import { type Context, createContext } from 'react'

/** The BCP 47 language of the nearest `ThemeRoot`. */
export const LanguageContext: Context<string | undefined> = /* @__PURE__ */ createContext<string | undefined>(
  undefined,
)
