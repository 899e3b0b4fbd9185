/** Examples of actions that plugins add to the account screen. */
export const actionItems = [
  { id: 'onramp', icon: 'card', english: 'Buy', arabic: 'شراء' },
  { id: 'swaps', icon: 'swap', english: 'Swap', arabic: 'مبادلة' },
  { id: 'receive', icon: 'qr', english: 'Receive', arabic: 'استلام' },
  { id: 'send', icon: 'send', english: 'Send', arabic: 'إرسال' },
  { id: 'names', icon: 'tag', english: 'Get a name', arabic: 'احصل على اسم' },
  { id: 'permissions', icon: 'key', english: 'Permissions', arabic: 'الأذونات' },
  { id: 'history', icon: 'clock', english: 'History', arabic: 'السجل' },
] as const

/** The labels of the actions in Arabic, by key. */
export const actionsInArabic: Readonly<Record<string, string>> = Object.fromEntries(
  actionItems.map(({ id, arabic }) => [`gallery.${id}`, arabic]),
)

/** The labels of the actions in English, by key. The language with longer texts is made from these. */
export const actionsInEnglish: Readonly<Record<string, string>> = Object.fromEntries(
  actionItems.map(({ id, english }) => [`gallery.${id}`, english]),
)
