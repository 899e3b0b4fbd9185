import type { AccentName, FeatureId, Look } from './choices'

/** Every word of the page in one language. */
export interface Texts {
  readonly title: string
  readonly line: string
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
  readonly install: string
  readonly unit: string
  readonly beforeClick: string
  readonly dialog: string
  readonly yours: string
  readonly hint: string
  readonly pause: string
  readonly play: string
  readonly strip: string
  readonly theme: string
  readonly themes: Readonly<Record<'light' | 'dark', string>>
  readonly accent: string
  readonly accents: Readonly<Record<AccentName, string>>
  readonly radius: string
  readonly language: string
  readonly device: string
  readonly devices: Readonly<Record<Look['device'], string>>
  readonly add: string
  readonly features: Readonly<Record<FeatureId, string>>
  readonly code: string
  readonly whenUsed: (kilobytes: string) => string
  readonly counted: string
  readonly workbench: string
  readonly workbenchHint: string
}

const english: Texts = {
  title: 'Latchkey',
  line: 'A well-made lock for your page.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy',
  install: 'Install',
  unit: 'kB',
  beforeClick: 'before the first click. The rest comes when it’s used.',
  dialog: 'The dialog',
  yours: 'It’s yours. Nothing here is stored.',
  hint: 'It’s live. Touch it.',
  pause: 'Pause',
  play: 'Play',
  strip: 'Look',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark' },
  accent: 'Accent',
  accents: { brass: 'Brass', indigo: 'Indigo', coral: 'Coral', teal: 'Teal' },
  radius: 'Corners',
  language: 'Language',
  device: 'Device',
  devices: { desktop: 'Desktop', phone: 'Phone' },
  add: 'Add',
  features: {
    send: 'Send',
    receive: 'Receive',
    swap: 'Swap',
    buy: 'Buy',
    history: 'Activity',
    phone: 'Phone wallets',
  },
  code: 'Your code',
  whenUsed: (kilobytes) => `before the first click. ${kilobytes} kB more come in pieces, when they’re used.`,
  counted: 'Counted in a build of exactly this code, compressed with brotli, without React and viem.',
  workbench: 'Workbench',
  workbenchHint: 'Every setting, what happens inside a wallet, failures, events and sizes.',
}

const arabic: Texts = {
  title: 'Latchkey',
  line: 'قفلٌ متقَن لصفحتك.',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyFailed: 'تعذّر النسخ',
  install: 'التثبيت',
  unit: 'كيلوبايت',
  beforeClick: 'قبل النقرة الأولى. والباقي يصل عند استخدامه.',
  dialog: 'النافذة',
  yours: 'إنها لك. لا يُخزَّن هنا شيء.',
  hint: 'إنها حيّة. المسها.',
  pause: 'إيقاف مؤقت',
  play: 'تشغيل',
  strip: 'المظهر',
  theme: 'السمة',
  themes: { light: 'فاتحة', dark: 'داكنة' },
  accent: 'اللون',
  accents: { brass: 'نحاسي', indigo: 'نيلي', coral: 'مرجاني', teal: 'فيروزي' },
  radius: 'الزوايا',
  language: 'اللغة',
  device: 'الجهاز',
  devices: { desktop: 'حاسوب', phone: 'هاتف' },
  add: 'أضف',
  features: {
    send: 'إرسال',
    receive: 'استلام',
    swap: 'مبادلة',
    buy: 'شراء',
    history: 'النشاط',
    phone: 'محافظ الهاتف',
  },
  code: 'الشيفرة',
  whenUsed: (kilobytes) => `قبل النقرة الأولى. و${kilobytes} كيلوبايت أخرى تصل قطعًا عند استخدامها.`,
  counted: 'محسوبة من بناء هذه الشيفرة نفسها، مضغوطة بصيغة brotli، من دون React وviem.',
  workbench: 'منضدة العمل',
  workbenchHint: 'كل الإعدادات، وما يجري داخل المحفظة، والأعطال، والأحداث، والأحجام.',
}

export const textsOf = (language: Look['language']): Texts => (language === 'ar' ? arabic : english)
