import { openCodeReader } from './code-reader'

export interface CameraEvents {
  /** Called with the text of a QR code, each time one is read. */
  readonly onText: (text: string) => void
  readonly onFailure: (error: unknown) => void
}

const LOOK_EVERY_MS = 250

/** Shows the camera's picture in the element and reads QR codes until the returned function is called. */
export function watchCamera(video: HTMLVideoElement, { onText, onFailure }: CameraEvents): () => void {
  const ended = new AbortController()
  const run = async (): Promise<void> => {
    const [reader, stream] = await Promise.all([
      openCodeReader(),
      navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
    ])
    const stop = (): void => stream.getTracks().forEach((track) => void track.stop())
    if (ended.signal.aborted) return stop()
    ended.signal.addEventListener('abort', stop)
    video.srcObject = stream
    while (!ended.signal.aborted) {
      const text = video.readyState < video.HAVE_CURRENT_DATA ? undefined : await reader.read(video)
      if (text !== undefined && !ended.signal.aborted) onText(text)
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  }
  run().catch((error: unknown) => {
    if (!ended.signal.aborted) onFailure(error)
  })
  return () => ended.abort()
}
