import { spawnSync } from 'node:child_process'

/**
 * Runs a program with process ids, network and shared memory of its own and the same files, like a container that shares
 * a volume. What is left of it ends with it.
 */
export const CONTAINER = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
  ...['--pid', '--fork', '--kill-child', '--mount-proc', '--net', '--ipc', '--'],
] as const

const probe = spawnSync(CONTAINER[0], [...CONTAINER.slice(1), 'true'])
/** Says why such a test cannot run here. */
export const NO_CONTAINER =
  probe.status === 0 ? false : `this machine makes no containers: ${probe.error?.message ?? probe.stderr}`
