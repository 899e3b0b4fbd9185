/** Actions that other plugins may bring to the account screen. */
export const actionItems = [
  { id: 'onramp', icon: 'card', english: 'Buy', arabic: 'شراء' },
  { id: 'swaps', icon: 'swap', english: 'Swap', arabic: 'مبادلة' },
  { id: 'receive', icon: 'qr', english: 'Receive', arabic: 'استلام' },
  { id: 'send', icon: 'send', english: 'Send', arabic: 'إرسال' },
  { id: 'names', icon: 'tag', english: 'Get a name', arabic: 'احصل على اسم' },
  { id: 'permissions', icon: 'key', english: 'Permissions', arabic: 'الأذونات' },
  { id: 'history', icon: 'clock', english: 'History', arabic: 'السجل' },
] as const

/** Their labels by key. */
export const actionsInArabic: Readonly<Record<string, string>> = Object.fromEntries(
  actionItems.map(({ id, arabic }) => [`gallery.${id}`, arabic]),
)

/** By key, for the language whose texts are longer. */
export const actionsInEnglish: Readonly<Record<string, string>> = Object.fromEntries(
  actionItems.map(({ id, english }) => [`gallery.${id}`, english]),
)
