import type { WorkspacePackage } from '../workspace/packages'
import type { Violation } from '../workspace/violation'

/**
 * A host installs `latchkey` and an adapter, nothing else of ours. Installers that hoist nothing (pnpm strict, Yarn PnP)
 * then give a package of ours to another one only as a dependency; and they share one copy of it only among packages
 * that hand on the same peers, React for instance.
 */
export function ownDependencyViolations(packages: readonly WorkspacePackage[]): readonly Violation[] {
  const byName = new Map(packages.map((one) => [one.name, one]))
  return packages
    .filter(({ kind }) => kind !== 'example')
    .flatMap(({ folder, json }) => {
      const file = `${folder}/package.json`
      const { dependencies, peerDependencies, peerDependenciesMeta } = json
      const required = Object.keys(peerDependencies)
        .filter((name) => byName.has(name) && !peerDependenciesMeta[name]?.optional)
        .map((name) => ({
          file,
          rule: 'own-dependency',
          message: `${name} is a peer, which a host would have to install; it belongs in dependencies`,
        }))
      const missing = Object.keys(dependencies).flatMap((name) =>
        Object.keys(byName.get(name)?.json.peerDependencies ?? {})
          .filter((peer) => !byName.has(peer) && !(peer in peerDependencies))
          .map((peer) => ({
            file,
            rule: 'peer-handed-on',
            message: `${name} has the peer ${peer}, so this package needs it as a peer too (optional, unless it imports it)`,
          })),
      )
      return [...required, ...missing]
    })
}
