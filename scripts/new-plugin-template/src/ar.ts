/** Every text of this package in Arabic. */
export const arabic: Readonly<Record<string, string>> = {
  'price-alerts.title': 'تنبيهات الأسعار',
  'price-alerts.run': 'ابدأ',
  'price-alerts.done': 'تم',
  'error.PRICE_ALERTS_BUSY': 'هذا قيد التنفيذ بالفعل',
  'recovery.PRICE_ALERTS_BUSY': 'انتظر حتى ينتهي، ثم حاول مجددًا.',
}
