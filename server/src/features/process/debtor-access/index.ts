export { accessCodeFor, confineCode, endCodes, keepAccessCode, resealCodes } from './codes.ts'
export { enter, findDebtor, giveCookies, leave, readDebtor, readEntered } from './login.ts'
export { type AccessCodeRow, deleteOldSessions, listLogIns, listSessions } from './queries.ts'
export { DEVICE_COOKIE, MASKED_CODE, printedCode, SESSION_COOKIE } from './rules.ts'
