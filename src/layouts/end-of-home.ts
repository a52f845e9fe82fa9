// The script at the end of the home page: each script of its own would cost its hash in the policy, in the first view.
import '../sections/SiteHeader/menu.ts';
import '../islands/near/RequestForm/until-ready.ts';
