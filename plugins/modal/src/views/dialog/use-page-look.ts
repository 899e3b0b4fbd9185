import { useEffect, useState } from 'react'

/** Another number whenever the page may have got other colours: by an attribute of its root or body, or by the system. */
export function usePageLook(isShown: boolean): number {
  const [look, setLook] = useState(0)
  useEffect(() => {
    if (!isShown) return undefined
    const { documentElement, body } = document
    const change = (): void => setLook((last) => last + 1)
    const observer = new MutationObserver((records) => {
      // Scripts that follow the pointer or the scroll position change styles with every frame.
      if (records.some(({ attributeName }) => attributeName !== 'style')) change()
    })
    for (const one of [documentElement, body]) observer.observe(one, { attributes: true })
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', change)
    // A page may fade from one colour to the other.
    const fade = ({ target }: Event): void => {
      if (target === body) change()
    }
    body.addEventListener('transitionend', fade)
    return () => {
      observer.disconnect()
      system.removeEventListener('change', change)
      body.removeEventListener('transitionend', fade)
    }
  }, [isShown])
  return look
}
