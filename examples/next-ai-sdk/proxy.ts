import { NextResponse, type NextRequest } from 'next/server';

/** In place of a sign-in. */
export function proxy(request: NextRequest) {
  const response = NextResponse.next();
  if (!request.cookies.has('session')) {
    response.cookies.set('session', crypto.randomUUID(), { httpOnly: true, sameSite: 'strict' });
  }
  return response;
}
