/** What we use of it; the package brings no types. */
declare module '@20minutes/s3rver' {
  type Context = {
    app: object
    method: string
    path: string
    query: Record<string, string | string[] | undefined>
    status: number
  }
  type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>
  export default class S3rver {
    constructor(options: {
      directory: string
      address: string
      port: number
      silent: boolean
      configureBuckets: { name: string }[]
    })
    readonly middleware: Middleware[]
    run(): Promise<{ port: number }>
  }
}
