/** Every text of this plugin, in English. `ar.ts` has the same keys. */
export const copy = {
  'price-alerts.title': 'Price alerts',
  'price-alerts.run': 'Start',
  'price-alerts.done': 'Done',
} as const satisfies Readonly<Record<string, string>>
