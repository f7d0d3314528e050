import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { activityRoutes } from './activity/routes.ts';
import { administratorRoutes } from './administrators/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { Sessions } from './auth/Sessions.ts';
import { openCaptcha } from './captcha/open.ts';
import { captchaRoutes } from './captcha/routes.ts';
import { certificateGroupRoutes } from './certificateGroups/routes.ts';
import { credentialRoutes } from './certificates/credentialRoutes.ts';
import { certificateRoutes } from './certificates/routes.ts';
import { courseRoutes } from './courses/routes.ts';
import type { Deps } from './deps.ts';
import { docsRoutes } from './docs/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { feedRoutes } from './feed/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { healthRoutes } from './health/routes.ts';
import type { ApiApp, ApiEnv } from './http/ApiEnv.ts';
import { accessLog } from './http/accessLog.ts';
import { crossOrigin } from './http/crossOrigin.ts';
import { answerError, answerUnknownRoute } from './http/errors.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { imageRoutes } from './images/routes.ts';
import { quizRoutes } from './quizzes/routes.ts';
import { reviewRoutes } from './review/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { traceCalls } from './tracing/traceCalls.ts';
import { userDeletionRoutes } from './userDeletion/routes.ts';
import { userRoutes } from './users/routes.ts';

/** Builds the whole service over its dependencies; it does not listen yet. */
export function createApp(deps: Deps): ApiApp {
  const { config } = deps;
  const app: ApiApp = new Hono<ApiEnv>({ strict: false });
  const sessions = new Sessions(deps.database, deps.keys, deps.now);
  const captcha = openCaptcha(config.captcha, deps.keys, deps.now);
  deps.metrics.watchConnections(() => deps.database.connections);
  app.onError(answerError);
  app.notFound(answerUnknownRoute);
  // A length of 0: no id is taken from the client, who could mix up lines of the log by it.
  app.use(requestId({ limitLength: 0 }), traceCalls, accessLog(deps.log));
  app.use(deps.metrics.measureCalls, securityHeaders(config));
  app.use('/v1/*', crossOrigin(config.corsOrigins), async (c, next) => {
    c.set('checkAnswers', deps.checkAnswers);
    c.set('identify', (accessToken: string) => sessions.identify(accessToken));
    await next();
  });
  healthRoutes(app, deps);
  docsRoutes(app);
  captchaRoutes(app, captcha);
  authRoutes(app, deps, sessions, captcha);
  administratorRoutes(app, deps, sessions);
  courseRoutes(app, deps);
  quizRoutes(app, deps);
  eventRoutes(app, deps);
  certificateGroupRoutes(app, deps);
  feedRoutes(app, deps);
  reviewRoutes(app, deps);
  userRoutes(app, deps);
  imageRoutes(app, deps);
  fileRoutes(app, deps);
  certificateRoutes(app, deps);
  credentialRoutes(app, deps);
  userDeletionRoutes(app, deps);
  activityRoutes(app, deps);
  siteRoutes(app, config, deps.sites);
  return app;
}
