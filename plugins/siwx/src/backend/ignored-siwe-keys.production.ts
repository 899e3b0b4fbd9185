import type { SiweConfig } from './siwe-config'

/** The production build does not check the keys of `siweConfig`. */
export const ignoredSiweKeysSentence = (_siweConfig: SiweConfig | undefined): string | undefined => undefined
