/** The part of the browser's BarcodeDetector that is used here; TypeScript does not know it yet. */
export interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

type CodeReaderConstructor = new (options: { readonly formats: readonly string[] }) => CodeReader

function hasCodeReader(scope: object): scope is { readonly BarcodeDetector: CodeReaderConstructor } {
  return 'BarcodeDetector' in scope && 'mediaDevices' in navigator
}

/** Undefined where this browser cannot read codes. */
export function findCodeReader(): CodeReader | undefined {
  const scope: object = globalThis
  return hasCodeReader(scope) ? new scope.BarcodeDetector({ formats: ['qr_code'] }) : undefined
}
