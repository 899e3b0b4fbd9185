/** Texts of the step that asks for consent, which views of other plugins show too. */
export const consentCopy = {
  'consent.title': 'One thing first',
  'consent.hint': 'This site wants you to agree to its terms before you connect.',
  'consent.continue': 'Continue',
} as const satisfies Readonly<Record<string, string>>
