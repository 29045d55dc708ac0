// Plain JavaScript for Node 20, since a start can fail before anything is installed.

/** `npm start --json` sets the variable, also for what npm runs before. */
export const wantsJson = () => process.argv.includes('--json') || process.env.npm_config_json === 'true'

/** A start that was asked for with `--json` tells its failure as one line on standard output, in the form of the server. */
export function tellFailed({ code, message, hint }) {
  if (wantsJson()) console.log(JSON.stringify({ what: 'failed', code, message, hint }))
  else console.error(`${message} ${hint}`)
}
