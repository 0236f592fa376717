import { NextResponse, type NextRequest } from 'next/server';

// Another site could frame the page where nobody sees it, and have people press Accept there.
const headers = { 'content-security-policy': "frame-ancestors 'self'" };

export function proxy(request: NextRequest) {
  const response = NextResponse.next({ headers });
  // In place of a sign-in.
  const session = request.cookies.get('session')?.value ?? crypto.randomUUID();
  response.cookies.set('session', session, { httpOnly: true, sameSite: 'strict' });
  return response;
}
