import { Button, QrIcon } from '@latchkey/ui-primitives'
import { Banner } from '@latchkey/ui-primitives/screens'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { canScan } from './code-reader'
import { readPairingLink } from './read-pairing-link'
import { watchCamera } from './watch-camera'

interface ScanCodeProps {
  /** Called with a pairing link. For other codes a message is shown. */
  readonly onLink: (link: string) => void
}

/** A button that opens the camera, or a hint if the page can have none. */
export function ScanCode({ onLink }: ScanCodeProps): ReactNode {
  const [scanning, setScanning] = useState(false)
  const [failure, setFailure] = useState<string>()
  const found = useCallback(
    (link: string) => {
      setScanning(false)
      onLink(link)
    },
    [onLink],
  )
  const fail = useCallback((error: unknown) => {
    setScanning(false)
    setFailure(reasonOf(error))
  }, [])
  if (!canScan())
    return (
      <p id="pair-hint" className="small">
        Paste the link that the page lets you copy: this browser lends no camera here.
      </p>
    )
  return (
    <>
      <p id="pair-hint" className="small">
        Scan the code of a page, or paste the link that it lets you copy.
      </p>
      {scanning && <Camera onLink={found} onFailure={fail} />}
      {failure !== undefined && <Banner variant="warning">{failure}</Banner>}
      <Button
        fullWidth
        icon={<QrIcon size={18} />}
        onClick={() => {
          setFailure(undefined)
          setScanning(!scanning)
        }}
      >
        {scanning ? 'Stop scanning' : 'Scan a code'}
      </Button>
    </>
  )
}

interface CameraProps extends ScanCodeProps {
  readonly onFailure: (error: unknown) => void
}

function Camera({ onLink, onFailure }: CameraProps): ReactNode {
  const place = useRef<HTMLVideoElement>(null)
  const [isOther, setIsOther] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const onText = (text: string): void => {
      const link = readPairingLink(text)
      setIsOther(link === undefined)
      if (link !== undefined) onLink(link)
    }
    return watchCamera(place.current, { onText, onFailure })
  }, [onLink, onFailure])
  return (
    <>
      <video ref={place} className="camera" autoPlay playsInline muted aria-label="Camera" />
      <p className="small" role="status">
        {isOther ? 'This code is no pairing link.' : 'Hold the camera over the whole code.'}
      </p>
    </>
  )
}

function reasonOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') return 'The camera is not allowed for this page. Paste the link instead.'
  if (name === 'NotFoundError') return 'There is no camera here. Paste the link instead.'
  return 'The camera cannot be used. Paste the link instead.'
}
