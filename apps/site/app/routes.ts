import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** Every address of the site; the language is the first segment, none is English. */
export default [
  ...prefix(':language?', [
    index('routes/home.tsx'),
    route('hair', 'routes/hair.tsx'),
    route('hairremoval', 'routes/hair-removal.tsx'),
    route('Customermobile', 'routes/hair-removal.tsx', { id: 'routes/customer-mobile' }),
    route('massage', 'routes/massage.tsx'),
    route('services', 'routes/services.tsx'),
    route('signuplogin', 'routes/signuplogin.tsx'),
    route('customerslogin', 'routes/customerslogin.tsx'),
    route('professionallogin', 'routes/professionallogin.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('professionalsignup', 'routes/professionalsignup.tsx'),
    route('login/:provider/callback', 'routes/login-callback.tsx'),
    route('forgot-password', 'routes/account/forgot-password.ts'),
    route('reset-password', 'routes/account/reset-password.ts'),
    route('profile', 'routes/account/profile.tsx'),
    route('profile/data', 'routes/account/profile-data.ts'),
    route('profile/picture', 'routes/account/profile-picture.ts'),
    route('ChangePassword', 'routes/account/change-password.tsx'),
    route('ChangePassword/sessions', 'routes/account/sessions.ts'),
    route('listing-details/:serviceId', 'routes/listing-details.tsx'),
    route('listing-details/:serviceId/times', 'routes/booking/listing-times.ts'),
    route('my_booking', 'routes/my-booking.tsx'),
    route('my_booking/visits', 'routes/booking/my-visits.ts'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
