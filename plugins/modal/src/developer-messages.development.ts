import type { DeveloperMessages } from '@latchkey/kernel'

const KNOWN =
  "themeMode is 'light', 'dark' or 'auto'; --lk-accent, --lk-background, --lk-color-mix and --lk-font-family are CSS values without ; { } \\ and url(); --lk-font-size-master and --lk-border-radius-master are lengths such as '10px'; --lk-color-mix-strength is a number from 0 to 100; --lk-z-index is an integer."

export const developerMessages: DeveloperMessages = {
  INVALID_THEME: ({ name, value }) => `The theme's '${name}' cannot be '${value}': ${KNOWN}`,
}
