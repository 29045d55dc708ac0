// The door for the server's own `mahnwerk`, which offers these commands beside its own.
export { addPartnerCommands } from './commands.ts'
export { deliveryHeaders } from './delivery.ts'
export { instantOf, isDay, secondsOf, spanText } from './duration.ts'
export { CliFailure, EXIT, interruption, outOfReach, wrongUse } from './exit.ts'
export { hearInterrupts } from './interrupts.ts'
export {
  columnsOf,
  counted,
  padded,
  paint,
  printJson,
  printLine,
  signOf,
  tableLines,
  type Verdict,
  wrapped,
} from './print.ts'
export { newProgram, runProgram } from './program.ts'
export { showProgress } from './progress.ts'
export { type Cli, type CommonOptions, finishCommand, type Output, type Shell } from './shell.ts'
