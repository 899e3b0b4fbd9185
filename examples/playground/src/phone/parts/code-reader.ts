/** Reads the QR code in a camera's picture. Resolves with `undefined` if there is none. */
export interface CodeReader {
  read(video: HTMLVideoElement): Promise<string | undefined>
}

/** The part of `BarcodeDetector` that is used here. TypeScript's DOM types lack it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorConstructor {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

function hasDetector(scope: object): scope is { readonly BarcodeDetector: DetectorConstructor } {
  return 'BarcodeDetector' in scope
}

/** False in old browsers and in insecure contexts, where pages get no camera. */
export function canScan(): boolean {
  return 'mediaDevices' in navigator
}

/** Uses `BarcodeDetector`, or jsQR where that is missing: Chromium on Linux and Windows, Firefox, Safari. */
export async function openCodeReader(scope: object = globalThis): Promise<CodeReader> {
  if (!hasDetector(scope)) return openOwnReader()
  const formats = await scope.BarcodeDetector.getSupportedFormats()
  if (!formats.includes('qr_code')) return openOwnReader()
  const detector = new scope.BarcodeDetector({ formats: ['qr_code'] })
  return { read: async (video) => (await detector.detect(video))[0]?.rawValue }
}

/** Enough for the QR code of a pairing. Larger pictures only take longer. */
const LONGEST_SIDE_PX = 800

async function openOwnReader(): Promise<CodeReader> {
  const { default: findCode } = await import('jsqr')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return {
    async read(video) {
      const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(video.videoWidth, video.videoHeight))
      canvas.width = Math.round(video.videoWidth * scale)
      canvas.height = Math.round(video.videoHeight * scale)
      if (!context || canvas.width === 0) return undefined
      context.drawImage(video, 0, 0, canvas.width, canvas.height)
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
      return findCode(data, width, height, { inversionAttempts: 'dontInvert' })?.data || undefined
    },
  }
}
