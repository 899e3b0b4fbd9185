import { Banner } from '@latchkey/ui-primitives/banner'
import { Button } from '@latchkey/ui-primitives/button'
import { QrIcon } from '@latchkey/ui-primitives/icon/qr'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { findCodeReader } from './code-reader'

const LOOK_EVERY_MS = 250

/** A camera button where the browser can read codes; else a word that it cannot. */
export function ScanCode({ onCode }: { readonly onCode: (text: string) => void }): ReactNode {
  const [scanning, setScanning] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!findCodeReader())
    return (
      <p id="pair-hint" className="small">
        Paste the link that the page lets you copy: this browser cannot scan codes.
      </p>
    )
  return (
    <>
      <p id="pair-hint" className="small">
        Scan the code of a page, or paste the link that it lets you copy.
      </p>
      {scanning && (
        <Camera
          onCode={(text) => {
            setScanning(false)
            onCode(text)
          }}
          onFailure={() => {
            setScanning(false)
            setFailure('The camera cannot be used. Paste the link instead.')
          }}
        />
      )}
      {failure !== undefined && <Banner variant="warning">{failure}</Banner>}
      <Button fullWidth icon={<QrIcon size={18} />} onClick={() => setScanning(!scanning)}>
        {scanning ? 'Stop scanning' : 'Scan a code'}
      </Button>
    </>
  )
}

interface CameraProps {
  readonly onCode: (text: string) => void
  readonly onFailure: () => void
}

function Camera({ onCode, onFailure }: CameraProps): ReactNode {
  const place = useRef<HTMLVideoElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera runs from mount to unmount
  useEffect(() => {
    const reader = findCodeReader()
    const video = place.current
    let stream: MediaStream | undefined
    let over = false
    const look = async (): Promise<void> => {
      if (over || !reader || !video || video.readyState < video.HAVE_CURRENT_DATA) return
      const [code] = await reader.detect(video)
      if (code && !over) onCode(code.rawValue)
    }
    const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS)
    const start = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (over) stop()
      else if (video) video.srcObject = stream
    }
    const stop = (): void => stream?.getTracks().forEach((track) => void track.stop())
    start().catch(onFailure)
    return () => {
      over = true
      clearInterval(timer)
      stop()
    }
  }, [])
  return <video ref={place} className="camera" autoPlay playsInline muted aria-label="Camera" />
}
