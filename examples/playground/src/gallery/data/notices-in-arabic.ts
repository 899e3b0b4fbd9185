import type { notices } from './notices'

/** Texts of the gallery's banners and alerts in Arabic. */
export const noticesInArabic: Readonly<Record<keyof typeof notices, string>> = {
  'gallery.copied': 'نُسخ العنوان',
  'gallery.loading': 'وافق في محفظتك',
  'gallery.failed': 'تعذّر إلغاء الربط',
  'gallery.changed': 'محفظتك الآن على \u2068Base\u2069',
  'gallery.offline': 'أنت غير متصل بالإنترنت. قد يكون ما تراه قديمًا.',
  'gallery.slow': 'هذه الشبكة بطيئة الآن. قد تستغرق المعاملة بضع دقائق.',
  'gallery.done': 'وصلت دفعتك',
  'gallery.unreachable': 'لا ردّ من الشبكة. تحقّق من الاتصال بالإنترنت ثم حاول مجددًا.',
  'gallery.not-switched': 'تم الربط، لكن محفظتك لم تنتقل إلى \u2068Base\u2069',
  'gallery.other-account': 'تستخدم \u2068Brass Wallet\u2069 الآن \u20680xb3…\u20603fBfdA\u2069',
  'gallery.one-of-several':
    'تدّعي عدّة محافظ أنها \u2068Brass Wallet\u2069. تحقّق من هذا الحساب: \u20680xb3…\u20603fBfdA\u2069',
}
