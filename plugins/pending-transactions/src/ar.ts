/** Every text of this package in Arabic. */
export const arabic: Readonly<Record<string, string>> = {
  'pending-transactions.confirmed': 'تم تأكيد {what}',
  'pending-transactions.reverted': 'فشل {what}: ألغته الشبكة. لم يُنقل شيء سوى الرسوم.',
  'pending-transactions.repriced': 'تم تأكيد {what} بالرسوم التي غيّرتها في محفظتك',
  'pending-transactions.cancelled': 'أُلغي {what} في محفظتك. لم يُنقل شيء.',
  'pending-transactions.replaced': 'استُبدل {what} في محفظتك بمعاملة أخرى',
  'pending-transactions.timed-out': 'لم يتأكد {what} بعد، وقد يتأكد لاحقًا.',
  'pending-transactions.expired': 'لم تقبل الشبكة {what} في الوقت المحدد. لم يُنقل شيء، ويمكنك إرساله مجددًا.',
  'pending-transactions.different': 'أرسلت محفظتك شيئًا مختلفًا عمّا عُرض عليك. تحقق منه في المستكشف.',
  'pending-transactions.different-network': 'أرسلت محفظتك هذا على شبكة أخرى: {network}',
  'pending-transactions.transaction': 'معاملتك',
  'pending-transactions.transfer': 'تحويلك لمبلغ {amount}',
  'pending-transactions.explorer': 'عرض في المستكشف',
  'pending-transactions.unwatched': 'هناك معاملات معلّقة كثيرة. لم تعد أقدمها متابَعة.',
}
