const LOOPBACK = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Hidden from scripts and from other sites, and sent only to the part of ours that needs it. Browsers never send a
 * secure cookie over plain HTTP. Plain HTTP is allowed only on the same machine, where nobody can listen in.
 */
export function loginCookie(public_url: string, path: string) {
  const { protocol, hostname } = new URL(public_url)
  return {
    path,
    httpOnly: true,
    sameSite: 'strict' as const,
    secure: protocol === 'https:' || !LOOPBACK.test(hostname),
  }
}

/** What a session is found by. */
export type Visitor = { readonly cookies: Readonly<Record<string, string | undefined>> }
