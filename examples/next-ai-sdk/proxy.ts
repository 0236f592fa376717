import { NextResponse, type NextRequest } from 'next/server';

export function proxy(request: NextRequest) {
  const response = NextResponse.next();
  // Another site could frame the page where nobody sees it, and have people press Accept there.
  response.headers.set('content-security-policy', "frame-ancestors 'self'");
  // In place of a sign-in.
  if (!request.cookies.has('session')) {
    response.cookies.set('session', crypto.randomUUID(), { httpOnly: true, sameSite: 'strict' });
  }
  return response;
}
