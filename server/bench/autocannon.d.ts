declare module 'autocannon' {
  export type Result = {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  export type Request = { method?: string; path?: string; body?: string; headers?: Record<string, string> }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    headers?: Record<string, string>
    requests?: Request[]
  }): Promise<Result>
}
