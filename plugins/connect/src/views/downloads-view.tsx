import type { ReactNode } from 'react'

export default function DownloadsView(): ReactNode {
  return <div part="downloads" />
}
