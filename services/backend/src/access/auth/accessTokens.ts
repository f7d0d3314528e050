import { jwtVerify, SignJWT } from 'jose';
import type { Bearer, SessionHolder } from '../../http/Admin.ts';
import { ACCESS_TOKEN_LIFETIME_MS } from './refreshTokenUse.ts';
import type { TokenKeys } from './tokenKeys.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'cpd';

/** What an access token says besides its administrator and session. */
type TokenClaims = Pick<Bearer, 'provedAt' | 'renewedTo'>;

export function signAccessToken(
  keys: TokenKeys,
  admin: SessionHolder,
  { provedAt, renewedTo }: TokenClaims,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const claims = {
    sid: admin.sessionId,
    ...(provedAt !== null && { auth_time: provedAt / 1000 }),
    ...(renewedTo !== null && { renewed_to: renewedTo }),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: keys[0].id })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setSubject(admin.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_LIFETIME_MS / 1000)
    .sign(keys[0].accessToken);
}

/** The session that a token was signed for; null if it is forged, changed or expired. */
export async function readAccessToken(keys: TokenKeys, token: string, now: Date): Promise<Omit<Bearer, 'name'> | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => keys.find(({ id }) => id === kid)?.accessToken ?? keys[0].accessToken,
      { algorithms: [ALGORITHM], issuer: ISSUER, audience: ISSUER, currentDate: now, requiredClaims: ['exp', 'iat'] },
    );
    const { sub, sid, iat = 0, auth_time: provedAt, renewed_to: renewedTo } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string') return null;
    return {
      id: sub,
      sessionId: sid,
      issuedAt: iat * 1000,
      provedAt: typeof provedAt === 'number' ? provedAt * 1000 : null,
      renewedTo: typeof renewedTo === 'string' ? renewedTo : null,
    };
  } catch {
    return null;
  }
}
