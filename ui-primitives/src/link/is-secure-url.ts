const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Whether nobody on the way can change what is loaded: https, and http on this machine. */
export function isSecureUrl({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK_HOSTS.includes(hostname))
}
