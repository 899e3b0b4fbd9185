import { type Context, createContext } from 'react'

/** The language of the texts inside the nearest `ThemeRoot`, as BCP 47. */
export const LanguageContext: Context<string | undefined> = /* @__PURE__ */ createContext<string | undefined>(
  undefined,
)
