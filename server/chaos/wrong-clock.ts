/**
 * Loaded into a node before everything else, so that the clock of its machine can be set from outside as `date -s` would:
 * all that reads the date sees it, and the steady clock runs on. The server knows nothing of it.
 */
export type ClockSetting = { readonly ahead_ms: number }

const RealDate = Date
const realNow = RealDate.now
let ahead_ms = 0

RealDate.now = () => realNow() + ahead_ms
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: [] | [number]) => (args.length === 0 ? new target(target.now()) : new target(...args)),
  apply: (target) => new target(target.now()).toString(),
})

process.on('message', (setting: ClockSetting) => {
  ahead_ms = setting.ahead_ms
})
// Nobody waits for settings.
process.channel?.unref()
