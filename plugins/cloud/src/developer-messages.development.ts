/** The messages for developers, which are logged together with the alert. */
export const missingProjectIdMessage: string | undefined =
  "cloud() has no project id, so the wallet directory is not asked: cloud({ projectId: '…' }). An empty one is often a variable of the build that is not set."
